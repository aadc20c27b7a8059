import { useMoreText, useText } from "../../lib/text.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { FinishedConnection } from "@kalivo/contract/routes/own/integration/finish-connection.ts";
import { href } from "../../app/paths.ts";
import { StepPage } from "../../features/registration/step-page.tsx";
import { call, read } from "../../lib/call.ts";
import { Wordmark } from "../../ui/art/wordmark.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import css from "./finish-oauth-screen.module.css";

/** Another browser than the one that began: it may be the phone's own, or somebody who was sent a link. */
export function WhoseAccount({ link }: { link: string }) {
  const health = useText().health;
  const text = useMoreText().sources.finish;
  const path = `/api/integration/pending/${encodeURIComponent(link)}`;
  const asked = useQuery({
    queryKey: ["pending", link],
    queryFn: ({ signal }) => read<FinishedConnection>(path, { signal }),
    retry: false,
  });
  const answer = useMutation({
    mutationFn: async (said: "confirm" | "refuse") => ({
      said,
      ...(await call<{ message?: string }>("POST", `${path}/${said}`)),
    }),
  });
  const { provider, account } = asked.data ?? {};
  const open = answer.data === undefined && provider !== undefined && account !== undefined;
  return (
    <StepPage
      title={text.askTitle}
      top={
        <div className={css.top}>
          <Wordmark size={28} />
        </div>
      }
      footer={
        open ? (
          <>
            <Button
              variant="ember"
              loading={answer.isPending && answer.variables === "confirm"}
              onClick={() => answer.mutate("confirm")}
            >
              {text.yes(account)}
            </Button>
            <Button
              variant="ghost"
              loading={answer.isPending && answer.variables === "refuse"}
              onClick={() => answer.mutate("refuse")}
            >
              {text.no}
            </Button>
          </>
        ) : (
          <ButtonLink href={href("home")}>{health.openApp}</ButtonLink>
        )
      }
    >
      <div className={css.done}>
        {open && <p className={css.account}>{text.ask(provider, account)}</p>}
        {(asked.isError || (answer.data !== undefined && !answer.data.ok)) && (
          <Banner kind="error" live>
            {answer.data?.data.message ?? text.tooLate}
          </Banner>
        )}
        {answer.data?.ok === true && provider !== undefined && account !== undefined && (
          <Banner kind="success">
            {answer.data.said === "confirm" ? text.connected(provider, account) : text.refused(provider)}
          </Banner>
        )}
      </div>
    </StepPage>
  );
}
