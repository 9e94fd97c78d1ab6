import type { LucideProps } from "lucide-react";
// Imported one by one: importing them by name makes webpack and Jest read all 2,400 icons.
import Award from "lucide-react/icons/award";
import Bath from "lucide-react/icons/bath";
import BrickWall from "lucide-react/icons/brick-wall";
import Calendar from "lucide-react/icons/calendar";
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import CookingPot from "lucide-react/icons/cooking-pot";
import Droplet from "lucide-react/icons/droplet";
import Gem from "lucide-react/icons/gem";
import Grid2x2 from "lucide-react/icons/grid-2x2";
import Hammer from "lucide-react/icons/hammer";
import Handshake from "lucide-react/icons/handshake";
import Heart from "lucide-react/icons/heart";
import House from "lucide-react/icons/house";
import Layers from "lucide-react/icons/layers";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Leaf from "lucide-react/icons/leaf";
import Mail from "lucide-react/icons/mail";
import MapPin from "lucide-react/icons/map-pin";
import Palette from "lucide-react/icons/palette";
import Phone from "lucide-react/icons/phone";
import Ruler from "lucide-react/icons/ruler";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShowerHead from "lucide-react/icons/shower-head";
import Sparkles from "lucide-react/icons/sparkles";
import Star from "lucide-react/icons/star";
import Users from "lucide-react/icons/users";
import Wrench from "lucide-react/icons/wrench";
import type { ComponentType } from "react";
import type { IconName } from "../content/values/icon-names";

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
  star: Star,
  tool: Wrench,
  users: Users,
  wall: BrickWall,
  whatsapp: WhatsAppMark,
} satisfies Record<IconName, ComponentType<LucideProps>>;

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number | undefined;
}

/** A small drawing next to words; hidden from screen readers, because the words say the same. */
export function Icon({ name, size = 24 }: IconProps) {
  const Drawing = drawings[name];
  return <Drawing size={size} aria-hidden="true" />;
}

/** An icon that content names. GraphQL types its name as a string; the content check allows only those of `iconNames`. */
export function ContentIcon({ name, size }: Omit<IconProps, "name"> & { name: string }) {
  return isIconName(name) ? <Icon name={name} size={size} /> : null;
}

function isIconName(name: string): name is IconName {
  return name in drawings;
}

/** WhatsApp's speech bubble with a receiver, drawn in the line style of the other icons (GlobalStyles). */
function WhatsAppMark({ size = 24 }: LucideProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 21l1.65-4.2A9 9 0 1 1 8 20.1L3 21z" />
      <path d="M9 9.6c.1 2.9 2.5 5.3 5.4 5.4.6 0 1.1-.5 1.1-1.1v-.6l-1.9-.8-.9.9a5 5 0 0 1-2.1-2.1l.9-.9-.8-1.9h-.6c-.6 0-1.1.5-1.1 1.1z" />
    </svg>
  );
}
