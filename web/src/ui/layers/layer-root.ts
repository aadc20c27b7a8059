/** The sibling of `#app` that contains every layer (design §4.0). */
export function layerRoot(): HTMLElement {
  return document.querySelector<HTMLElement>("#layers") ?? document.body;
}
