import { useRouter } from "@tanstack/react-router";

/** Going somewhere by code. Links are plain `<a href>`: the router takes them over (app/links.ts). */
export function useGo() {
  const router = useRouter();
  return {
    to: (href: string) => router.history.push(href),
    /** For tabs and for pages nobody should come back to. */
    replace: (href: string) => router.history.replace(href),
  };
}
