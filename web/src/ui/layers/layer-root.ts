/** The sibling of `#app` in which every layer stands (design §4.0). */
export function layerRoot(): HTMLElement {
  return document.querySelector<HTMLElement>("#layers") ?? document.body;
}
