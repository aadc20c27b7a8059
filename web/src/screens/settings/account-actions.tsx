import { useMoreText } from "../../lib/text.tsx";
import { ActionRow, RowGroup } from "../../ui/link-row.tsx";
import { LogOut, Trash2 } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import { href } from "../../app/paths.ts";
import { DownloadData } from "./download-data.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block } from "../../ui/states/skeleton.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { useAssociation } from "../../features/me/use-association.ts";
import { go } from "../../lib/navigation.ts";
import { useSessionActions } from "../../features/me/session.ts";
import { useState } from "react";
import { useToast } from "../../ui/toast/toasts.tsx";

/** `ask` runs a task at once, or after the person agreed to lose what is not saved. */
export function AccountActions({ ask }: { ask: (task: () => void) => void }) {
  const text = useMoreText().settings;
  const toast = useToast();
  const session = useSessionActions();
  const association = useAssociation();
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
      <Sheet
        open={deleting}
        onClose={() => setDeleting(false)}
        title={text.deleteTitle}
        footer={
          association.data && (
            <ButtonLink variant="leaf" href={`mailto:${association.data.mail}`}>
              {text.deleteMail}
            </ButtonLink>
          )
        }
      >
        <p>{text.deleteHelp}</p>
        <Loaded query={association} skeleton={<Block width="60%" />}>
          {({ mail }) => (
            <p>
              <a className="text-link" href={`mailto:${mail}`}>
                {mail}
              </a>
            </p>
          )}
        </Loaded>
      </Sheet>
    </RowGroup>
  );
}
