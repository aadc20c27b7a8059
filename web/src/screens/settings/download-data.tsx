import { ActionRow } from "../../ui/link-row.tsx";
import { call } from "../../lib/call.ts";
import { Download } from "lucide-react";
import { Spinner } from "../../ui/spinner.tsx";
import { useState } from "react";
import { useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** Rule 31: everything kept about the person, as a zip. */
export function DownloadData() {
  const { settings: text, account, global } = useText();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const answer = await call<null>("GET", "/api/user/export");
    setBusy(false);
    if (answer.ok) toast(text.downloaded);
    else if (answer.kind === "unreachable") toast(account.unreachable, "error");
    else toast(answer.data.message ?? global.unexpectedError(answer.status), "error");
  };
  return (
    <ActionRow
      icon={<Download aria-hidden />}
      label={text.download}
      detail={busy ? text.downloading : text.downloadHelp}
      value={busy ? <Spinner /> : undefined}
      onClick={() => {
        if (!busy) void download();
      }}
    />
  );
}
