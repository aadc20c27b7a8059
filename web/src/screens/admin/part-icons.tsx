import {
  BookOpen,
  Building2,
  Eye,
  Flame,
  Gauge,
  History,
  Inbox,
  Landmark,
  MapPin,
  Mail,
  Newspaper,
  Gavel,
  Undo2,
  QrCode,
  ReceiptText,
  Search,
  UserRound,
  Users,
} from "lucide-react";
import type { AdminPlace } from "./admin-place.ts";

const ICONS = {
  dashboard: Gauge,
  organisations: Building2,
  looks: Eye,
  people: UserRound,
  teams: Users,
  codes: QrCode,
  workouts: Flame,
  feedback: Inbox,
  billing: ReceiptText,
  refunds: Undo2,
  disputes: Gavel,
  payouts: Landmark,
  mails: Mail,
  newsletters: Newspaper,
  audit: History,
  imprint: MapPin,
  books: BookOpen,
  search: Search,
} as const satisfies Record<AdminPlace["part"], unknown>;

export function PartIcon({ part, size = 24 }: { part: AdminPlace["part"]; size?: number }) {
  const Icon = ICONS[part];
  return <Icon size={size} aria-hidden />;
}
