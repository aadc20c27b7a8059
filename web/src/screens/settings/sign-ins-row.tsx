import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignIn } from "@kalivo/contract/routes/own/sign-ins.ts";
import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { useSend } from "../../features/account/use-send.ts";
import { useSessionActions } from "../../features/me/session.ts";
import { read } from "../../lib/call.ts";
import { showDate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { ActionRow } from "../../ui/link-row.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block } from "../../ui/states/skeleton.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import css from "./settings-screen.module.css";

const SIGN_INS = ["sign-ins"] as const;

/** The person's sessions, ended one by one or all at once. */
export function SignInsRow() {
  const text = useText("security");
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        icon={<MonitorSmartphone aria-hidden />}
        label={text.signInsRow}
        onClick={() => setOpen(true)}
      />
      <SignInsSheet open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function SignInsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText("security");
  const client = useQueryClient();
  const toast = useToast();
  const session = useSessionActions();
  const { send, busy, problem } = useSend();
  const signIns = useQuery({
    queryKey: SIGN_INS,
    enabled: open,
    queryFn: ({ signal }) => read(api.listSignIns, { signal }),
  });
  const end = async (id: number) => {
    const ended = await send(pathTo(api.endSignIn, { id }));
    if (ended !== null) toast(ended);
    await client.invalidateQueries({ queryKey: SIGN_INS });
  };
  const endAll = async () => {
    const ended = await send(api.endSignIns);
    if (ended === null) return;
    toast(ended);
    await session.signOut();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.signInsRow}
      footer={
        <Button variant="danger" loading={busy} onClick={() => void endAll()}>
          {text.endAll}
        </Button>
      }
    >
      <Stack gap={16}>
        {problem !== null && (
          <Banner kind="error" live>
            {problem}
          </Banner>
        )}
        <p>{text.signInsHelp}</p>
        <Loaded query={signIns} skeleton={<Block height={120} />}>
          {(all) => (
            <ul className={css.signIns}>
              {all.map((signIn) => (
                <OneSignIn key={signIn.id} signIn={signIn} onEnd={() => void end(signIn.id)} />
              ))}
            </ul>
          )}
        </Loaded>
        <p className={css.help}>{text.endAllHelp}</p>
      </Stack>
    </Sheet>
  );
}

function OneSignIn({ signIn, onEnd }: { signIn: SignIn; onEnd: () => void }) {
  const text = useText("security");
  const { browser, system, seen_on, began_on, current } = signIn;
  const device =
    browser !== null && system !== null
      ? text.device.both(browser, system)
      : (browser ?? system ?? text.device.unknown);
  return (
    <li className={css.signIn}>
      <span className={css.methodText}>
        <span className={css.methodLabel}>
          {device}
          {current && <Badge tone="leaf">{text.thisOne}</Badge>}
        </span>
        <span className={css.help}>
          {seen_on === null ? text.beganOn(showDate(began_on)) : text.seenOn(showDate(seen_on))}
        </span>
      </span>
      {!current && (
        <Button size="medium" aria-label={text.endOne(device)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
