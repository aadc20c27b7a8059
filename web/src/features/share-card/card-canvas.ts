import { FLAME, LEAF, STEM } from "../../ui/art/mark.tsx";
import { fitText } from "./fit-text.ts";

export type Context = CanvasRenderingContext2D;
export type Box = { left: number; top: number; width: number; height: number; radius: number };
/** The start of a line on its baseline, and its maximum width. */
export type Place = { x: number; y: number; width: number };
export type Style = { colour: string; font: (size: number) => string; most: number; least: number };

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

export const display = (size: number) => `700 ${size}px ${token("--display-face")}`;
export const bold = (size: number) => `650 ${size}px ${token("--face")}`;
export const plain = (size: number) => `500 ${size}px ${token("--face")}`;

export function fillWith(context: Context, colour: string): void {
  context.fillStyle = token(colour);
}

/** In the largest font size that fits. */
export function fitted(context: Context, said: string, width: number, { font, most, least }: Style) {
  const fit = fitText(said, width, { most, least }, (tried, size) => {
    context.font = font(size);
    return context.measureText(tried).width;
  });
  context.font = font(fit.size);
  return { text: fit.text, width: context.measureText(fit.text).width };
}

/** Draws one line; returns its width. Aligned left also for right-to-left scripts. */
export function write(context: Context, said: string, { x, y, width }: Place, style: Style): number {
  const fit = fitted(context, said, width, style);
  context.textAlign = "left";
  fillWith(context, style.colour);
  context.fillText(fit.text, x, y);
  return fit.width;
}

export function fillRounded(
  context: Context,
  { left, top, width, height, radius }: Box,
  colour: string,
): void {
  context.beginPath();
  context.roundRect(left, top, width, height, radius);
  fillWith(context, colour);
  context.fill();
}

/** Clips the drawing to a rounded box. */
export function within(context: Context, { left, top, width, height, radius }: Box, draw: () => void): void {
  context.save();
  context.beginPath();
  context.roundRect(left, top, width, height, radius);
  context.clip();
  draw();
  context.restore();
}

/** The mark, scaled, and rotated by degrees. */
export function drawMark(
  context: Context,
  { x, y, scale, turned }: Record<"x" | "y" | "scale" | "turned", number>,
) {
  const [flame, leaf, stem] = [new Path2D(FLAME), new Path2D(LEAF), new Path2D(STEM)];
  context.save();
  context.translate(x, y);
  context.rotate((turned * Math.PI) / 180);
  context.scale(scale, scale);
  fillWith(context, "--ember");
  context.fill(flame);
  fillWith(context, "--leaf-chart");
  context.fill(leaf);
  context.strokeStyle = token("--canvas");
  context.lineWidth = 2.4;
  context.lineCap = "round";
  context.stroke(stem);
  context.restore();
}
