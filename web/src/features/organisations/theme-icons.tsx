import type { Theme } from "@kalivo/domain/organisations/themes.ts";
import {
  Backpack,
  BookOpen,
  HandHeart,
  HeartPulse,
  type LucideIcon,
  PawPrint,
  Scale,
  Soup,
  TreePine,
} from "lucide-react";

export const THEME_ICONS: Readonly<Record<Theme, LucideIcon>> = {
  nature: TreePine,
  animals: PawPrint,
  poverty: Soup,
  health: HeartPulse,
  youth: Backpack,
  culture: BookOpen,
  rights: Scale,
  care: HandHeart,
};
