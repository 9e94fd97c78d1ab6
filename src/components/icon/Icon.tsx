import {
  Award,
  Bath,
  BrickWall,
  Calendar,
  Check,
  Clock,
  CookingPot,
  Droplet,
  Gem,
  Grid2x2,
  Hammer,
  Handshake,
  Heart,
  House,
  Layers,
  LayoutGrid,
  Leaf,
  type LucideProps,
  Mail,
  MapPin,
  Palette,
  Phone,
  Ruler,
  ShieldCheck,
  ShowerHead,
  Sparkles,
  Star,
  Users,
  Wrench,
} from "lucide-react";
import type { ComponentType } from "react";
import { WhatsAppMark } from "./WhatsAppMark";

const drawings: Readonly<Record<string, ComponentType<LucideProps>>> = {
  award: Award,
  bath: Bath,
  calendar: Calendar,
  check: Check,
  clock: Clock,
  droplet: Droplet,
  floor: Grid2x2,
  gem: Gem,
  grid: LayoutGrid,
  handshake: Handshake,
  heart: Heart,
  home: House,
  kitchen: CookingPot,
  layers: Layers,
  leaf: Leaf,
  mail: Mail,
  "map-pin": MapPin,
  palette: Palette,
  phone: Phone,
  repair: Hammer,
  ruler: Ruler,
  shield: ShieldCheck,
  shower: ShowerHead,
  sparkle: Sparkles,
  star: Star,
  tool: Wrench,
  users: Users,
  wall: BrickWall,
  whatsapp: WhatsAppMark,
};

interface IconProps {
  /** One of the icon names of the content; an unknown name draws nothing. */
  name: string;
  /** Width and height in pixels. */
  size?: number;
}

/** A small drawing next to words; hidden from screen readers, because the words say the same. */
export function Icon({ name, size = 24 }: IconProps) {
  const Drawing = drawings[name];
  return Drawing ? <Drawing size={size} strokeWidth={1.5} aria-hidden="true" focusable="false" /> : null;
}
