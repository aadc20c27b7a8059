import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "../../lib/text.tsx";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import type { FinishReason } from "@kalivo/contract/routes/own/integration/finish-connection.ts";
import { href } from "../../paths.ts";
import { StepPage } from "../../features/registration/step-page.tsx";
import { call, read } from "../../lib/call.ts";
import { Wordmark } from "../../ui/art/wordmark.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { WhoseAccount } from "./whose-account.tsx";
import css from "./finish-oauth-screen.module.css";

/** The end of a provider's sign-in, in a browser that may have no session: the app itself waits elsewhere. */
export function FinishOauthScreen({ query }: { query: URLSearchParams }) {
  const text = useText("health");
  const words = useText("sources").finish;
  const reason = query.get("reason");
  const link = query.get("connection");
  const pending = query.get("pending");
  if (pending !== null && reason === null) return <WhoseAccount link={pending} />;
  return (
    <StepPage
      title={reason === null ? text.finishedTitle : words.failedTitle}
      top={
        <div className={css.top}>
          <Wordmark size={28} />
        </div>
      }
      footer={<ButtonLink href={href("home")}>{text.openApp}</ButtonLink>}
    >
      <div className={css.done}>
        {reason === null ? (
          <CircleCheck className={css.check} size={64} strokeWidth={1.5} aria-hidden />
        ) : (
          <CircleAlert className={css.alert} size={64} strokeWidth={1.5} aria-hidden />
        )}
        {reason !== null && (
          <p>{isReason(reason, words.reasons) ? words.reasons[reason] : words.reasons.state}</p>
        )}
        {reason === null && link !== null && <Connected link={link} />}
        <p>{text.finished}</p>
      </div>
    </StepPage>
  );
}

const isReason = (reason: string, known: Readonly<Record<FinishReason, string>>): reason is FinishReason =>
  Object.hasOwn(known, reason);

/** Shows whose account was connected, with a way to undo it: the link may have come from another person. */
function Connected({ link }: { link: string }) {
  const text = useText("sources").finish;
  const path = pathTo(api.readFinishedConnection, { token: link });
  const finished = useQuery({
    queryKey: ["finished", link],
    queryFn: ({ signal }) => read(path, { signal }),
    retry: false,
  });
  const [undone, setUndone] = useState<"not" | "undoing" | "undone" | "expired">("not");
  const undo = async () => {
    setUndone("undoing");
    const answer = await call("POST", pathTo(api.undoConnection, { token: link }));
    setUndone(answer.ok ? "undone" : "expired");
  };
  if (finished.data === undefined) return null;
  const { provider, account } = finished.data;
  if (undone === "undone") return <Banner kind="success">{text.undone(provider)}</Banner>;
  return (
    <>
      <p className={css.account}>{text.connected(provider, account)}</p>
      {undone === "expired" && (
        <Banner kind="error" live>
          {text.expired}
        </Banner>
      )}
      <Button variant="ghost" loading={undone === "undoing"} onClick={() => void undo()}>
        {text.notMe}
      </Button>
    </>
  );
}
