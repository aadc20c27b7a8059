import type { Page } from "playwright-core";
import { encode } from "uqr";

/** From the next page load on, the camera shows a QR code of this text. */
export const seenByCamera = (page: Page, text: string) =>
  page.addInitScript(showToCamera, encode(text, { ecc: "Q", border: 4 }).data);

/** Runs in the page: a fake camera stream of these modules. The QR detector is the real one. */
function showToCamera(modules: boolean[][]) {
  navigator.mediaDevices.getUserMedia = () => {
    const canvas = document.createElement("canvas");
    canvas.width = 480;
    canvas.height = 480;
    const context = canvas.getContext("2d");
    const module = Math.floor(480 / modules.length);
    const draw = () => {
      if (context === null) return;
      context.fillStyle = "white";
      context.fillRect(0, 0, 480, 480);
      context.fillStyle = "black";
      modules.forEach((row, y) =>
        row.forEach((dark, x) => dark && context.fillRect(x * module, y * module, module, module)),
      );
      requestAnimationFrame(draw);
    };
    draw();
    return Promise.resolve(canvas.captureStream(10));
  };
}
