import type { Html } from "./html.ts";

type Value = string | number | boolean | null | readonly Value[] | Thing;
/** Something in the terms of schema.org; what is undefined is left out. */
export type Thing = { readonly [name: string]: Value | undefined };

/** What a page is about, for machines (JSON-LD). A block of data runs nothing, so the page's policy stays as it is. */
export const structuredData = (thing: Thing): Html => ({
  markup: `<script type="application/ld+json">${inScript({ "@context": "https://schema.org", ...thing })}</script>`,
});

/** No text may end the block or begin a comment in it. */
const inScript = (thing: Thing): string => JSON.stringify(thing).replaceAll("<", String.raw`\u003c`);
