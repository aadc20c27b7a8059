import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "../../lib/text.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { FinishedConnection } from "@kalivo/contract/routes/own/integration/finish-connection.ts";
import { href } from "../../paths.ts";
import { StepPage } from "../../features/registration/step-page.tsx";
import { call, read } from "../../lib/call.ts";
import { Wordmark } from "../../ui/art/wordmark.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import css from "./finish-oauth-screen.module.css";

/** Not the browser that began the connection: the phone's own browser, or a person who was sent a link. */
export function WhoseAccount({ link }: { link: string }) {
  const health = useText("health");
  const text = useText("sources").finish;
  const { asked, answer } = usePendingConnection(link);
  const waits = answer.data === undefined ? asked.data : undefined;
  return (
    <StepPage
      title={text.askTitle}
      top={
        <div className={css.top}>
          <Wordmark size={28} />
        </div>
      }
      footer={
        waits === undefined ? (
          <ButtonLink href={href("home")}>{health.openApp}</ButtonLink>
        ) : (
          <YesOrNo account={waits.account} answer={answer} />
        )
      }
    >
      <div className={css.done}>
        {waits !== undefined && <p className={css.account}>{text.ask(waits.provider, waits.account)}</p>}
        {asked.isError && <Banner kind="error">{text.tooLate}</Banner>}
        {asked.data !== undefined && answer.data !== undefined && (
          <Outcome asked={asked.data} said={answer.data} />
        )}
      </div>
    </StepPage>
  );
}

type Answer = "confirm" | "refuse";
const ANSWERS = { confirm: api.confirmConnection, refuse: api.refuseConnection } as const;
type Said = { answer: Answer; ok: boolean; message: string | undefined };

function usePendingConnection(link: string) {
  const path = pathTo(api.readPendingConnection, { token: link });
  const asked = useQuery({
    queryKey: ["pending", link],
    queryFn: ({ signal }) => read(path, { signal }),
    retry: false,
  });
  const answer = useMutation({
    mutationFn: async (said: Answer): Promise<Said> => {
      const { ok, data } = await call("POST", pathTo(ANSWERS[said], { token: link }));
      return { answer: said, ok, message: data.message };
    },
  });
  return { asked, answer };
}

type YesOrNoProps = { account: string; answer: ReturnType<typeof usePendingConnection>["answer"] };

function YesOrNo({ account, answer }: YesOrNoProps) {
  const text = useText("sources").finish;
  const isSaying = (said: Answer) => answer.isPending && answer.variables === said;
  return (
    <>
      <Button variant="ember" loading={isSaying("confirm")} onClick={() => answer.mutate("confirm")}>
        {text.yes(account)}
      </Button>
      <Button variant="ghost" loading={isSaying("refuse")} onClick={() => answer.mutate("refuse")}>
        {text.no}
      </Button>
    </>
  );
}

function Outcome({ asked: { provider, account }, said }: { asked: FinishedConnection; said: Said }) {
  const text = useText("sources").finish;
  if (!said.ok)
    return (
      <Banner kind="error" live>
        {said.message ?? text.tooLate}
      </Banner>
    );
  const done = said.answer === "confirm" ? text.connected(provider, account) : text.refused(provider);
  return <Banner kind="success">{done}</Banner>;
}
