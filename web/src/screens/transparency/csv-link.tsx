import type * as api from "@kalivo/contract/api-paths.ts";
import type { AddressOf } from "@kalivo/contract/path-to.ts";
import { useText } from "../../lib/text.tsx";
import { Download } from "lucide-react";
import { publicOrigin } from "../../lib/platform.ts";
import css from "./transparency-screen.module.css";

type Table =
  | typeof api.downloadTransparency
  | typeof api.downloadTransparencyMonth
  | typeof api.downloadLeaves;
type CsvLinkProps = { path: AddressOf<Table>; of: string };

/** Downloads a table of the open books. */
export function CsvLink({ path, of }: CsvLinkProps) {
  const text = useText("books");
  return (
    <a className={css.csv} href={`${publicOrigin()}${path}`} download aria-label={text.downloadOf(of)}>
      <Download size={18} aria-hidden />
      CSV
    </a>
  );
}
