/** How long the browser may take to read a file that is being saved. */
const KEPT_MS = 1_000;

/** Hands a file to the person, as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
