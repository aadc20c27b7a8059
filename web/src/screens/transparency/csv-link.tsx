import { useMoreText } from "../../lib/text.tsx";
import { Download } from "lucide-react";
import { publicOrigin } from "../../lib/platform.ts";
import css from "./transparency-screen.module.css";

type CsvLinkProps =
  | { table: "months" | "organisations" | "payouts" | "checksums"; of: string }
  | { path: `months/${string}` | `checksums/${string}`; of: string };

/** A table of the open books to keep. */
export function CsvLink(props: CsvLinkProps) {
  const text = useMoreText().books;
  const path = "table" in props ? `tables/${props.table}` : props.path;
  return (
    <a
      className={css.csv}
      href={`${publicOrigin()}/api/transparency/${path}/csv`}
      download
      aria-label={text.downloadOf(props.of)}
    >
      <Download size={18} aria-hidden />
      CSV
    </a>
  );
}
