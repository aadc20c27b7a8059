import { DownloadRow } from "../../features/download/download-row.tsx";
import { useText } from "../../lib/text.tsx";

/** Rule 31: everything kept about the person, as a zip. */
export function DownloadData() {
  const { settings: text } = useText();
  return <DownloadRow path="/api/user/export" label={text.download} detail={text.downloadHelp} />;
}
