import type { Face } from "./blocks.ts";

/** Who stands in several lines, once. */
export const facesOnce = (faces: readonly Face[]): Face[] => [
  ...new Map(faces.map((face) => [`${face.name} ${face.picture}`, face])).values(),
];
