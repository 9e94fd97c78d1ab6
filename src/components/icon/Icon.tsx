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
  Users,
  Wrench,
} from "lucide-react";
import type { ComponentType } from "react";
import type { IconName } from "../../content/fields/icon-names";
import { StarMark } from "./StarMark";
import { WhatsAppMark } from "./WhatsAppMark";

const drawings = {
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
  star: StarMark,
  tool: Wrench,
  users: Users,
  wall: BrickWall,
  whatsapp: WhatsAppMark,
} satisfies Record<IconName, ComponentType<LucideProps>>;

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
}

/** A small drawing next to words; hidden from screen readers, because the words say the same. */
export function Icon({ name, size = 24 }: IconProps) {
  const Drawing = drawings[name];
  return <Drawing size={size} strokeWidth={1.5} aria-hidden="true" />;
}

/** An icon that content names. GraphQL knows its name as any text; the content check has seen that it is one of ours. */
export function ContentIcon({ name, size }: Omit<IconProps, "name"> & { name: string }) {
  return isIconName(name) ? <Icon name={name} {...(size ? { size } : {})} /> : null;
}

function isIconName(name: string): name is IconName {
  return name in drawings;
}
