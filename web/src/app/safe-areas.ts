import { SAFE_AREA_WIDTH_DIFFERENCE_PX } from "@kalivo/domain/limits.ts";

/** Insets apply when the page fills the screen: the widths differ by less than 30 px (specification §9.2). */
export const fillsScreen = (screenWidth: number, pageWidth: number): boolean =>
  Math.abs(screenWidth - pageWidth) < SAFE_AREA_WIDTH_DIFFERENCE_PX;

export function watchSafeAreas(): void {
  applySafeAreas();
  addEventListener("resize", applySafeAreas);
}

export const applySafeAreas = () =>
  document.documentElement.toggleAttribute("data-safe-areas", fillsScreen(screen.width, innerWidth));
