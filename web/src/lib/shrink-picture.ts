const MOST_PX = 1024;
const QUALITY = 0.86;

/**
 * Scales a picture down to at most 1024 px on its longer side, with its orientation applied, to save upload. A format this
 * browser cannot decode is returned unchanged: the server supports more and refuses the rest.
 */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = fitted(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", QUALITY));
    return small === null || small.size >= file.size
      ? file
      : new File([small], file.name, { type: small.type });
  } catch {
    return file;
  }
}

/** Scaled to fit 1024 px, never enlarged. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MOST_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
