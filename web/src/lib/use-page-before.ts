import { useState } from "react";
import { hrefBefore, pageHistory } from "./page-history.ts";

/** Where Back leads from the page of this id, if known. Looked up once a page: a layer over it has an entry of its own. */
export function usePageBefore(id: string): URL | null {
  const [page, setPage] = useState(() => ({ id, before: hrefBefore(pageHistory()) }));
  if (page.id !== id) setPage({ id, before: hrefBefore(pageHistory()) });
  return page.before === undefined ? null : new URL(page.before, "https://kalivo.invalid");
}
