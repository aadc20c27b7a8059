import { useText } from "../../lib/text.tsx";
import { ActionRow, RowGroup } from "../../ui/link-row.tsx";
import { LogOut, Trash2 } from "lucide-react";
import { href } from "../../paths.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { DownloadData } from "./download-data.tsx";
import { go } from "../../lib/navigation.ts";
import { useSessionActions } from "../../features/me/session.ts";
import { useState } from "react";
import { useToast } from "../../ui/toast/toasts.tsx";

/** `ask` runs a task at once, or after the person agreed to discard unsaved changes. */
export function AccountActions({ ask }: { ask: (task: () => void) => void }) {
  const text = useText("settings");
  const toast = useToast();
  const session = useSessionActions();
  const [deleting, setDeleting] = useState(false);
  const logout = async () => {
    if (await session.signOut()) go.to(href("home"));
    else toast(text.logoutFailed, "error");
  };
  return (
    <RowGroup>
      <ActionRow icon={<LogOut aria-hidden />} label={text.logout} onClick={() => ask(() => void logout())} />
      <DownloadData />
      <ActionRow
        icon={<Trash2 aria-hidden />}
        label={text.deleteAccount}
        tone="danger"
        onClick={() => setDeleting(true)}
      />
      <DeleteAccount open={deleting} onClose={() => setDeleting(false)} />
    </RowGroup>
  );
}
