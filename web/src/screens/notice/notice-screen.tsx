import { useLanguage, useMoreText } from "../../lib/text.tsx";
import type { NoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import { href } from "../../app/paths.ts";
import { useFollowNoticeLink, useNoticeLink } from "../../features/statements/use-statements.ts";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { showLongMonth, showMoney } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block } from "../../ui/states/skeleton.tsx";

/** Behind a one-tap link of the notice mail: says what it would do, and does it when asked. No sign-in. */
export function NoticeScreen({ params }: { params: { code: string } }) {
  const link = useNoticeLink(params.code);
  const text = useMoreText();
  const { language } = useLanguage();
  const found = link.data?.kind === "success" ? link.data.data : null;
  const title =
    found === null
      ? text.notice.title
      : text.notice.titles[found.action](showLongMonth(found.month, language));
  return (
    <StepPage title={title} top={<SinglePageTop back={href("home")} />}>
      <Loaded query={link} skeleton={<Block height={120} />}>
        {(answer) =>
          answer.kind === "success" ? (
            <Act link={answer.data} token={params.code} />
          ) : (
            <Ended
              sentence={answer.status === 410 ? text.notice.unusable : text.notice.unknown}
              kind="warning"
            />
          )
        }
      </Loaded>
    </StepPage>
  );
}

function Act({ link, token }: { link: NoticeLink; token: string }) {
  const text = useMoreText().notice;
  const follow = useFollowNoticeLink(token);
  const answer = follow.data;
  if (answer?.kind === "success" && answer.data.url === undefined)
    return <Ended sentence={text.done} kind="success" />;
  if (!link.usable) return <Ended sentence={text.unusable} kind="warning" />;
  const act = async () => {
    const done = await follow.mutateAsync();
    if (done.kind === "success" && done.data.url !== undefined) location.assign(done.data.url);
  };
  const name = link.burner_name ?? "";
  const bodies = {
    cancel: text.bodies.cancel(showMoney(link.amount_in_euros)),
    drop_line: text.bodies.drop_line(showMoney(link.amount_in_euros), name),
    change_method: text.bodies.change_method(showMoney(link.amount_in_euros)),
    stop_pledge: text.bodies.stop_pledge(name),
  };
  return (
    <>
      <p>{bodies[link.action]}</p>
      {answer?.ok === false && (
        <Banner kind="error" live>
          {answer.data.message ?? text.failed(answer.status)}
        </Banner>
      )}
      <Button variant="leaf" loading={follow.isPending} onClick={() => void act()}>
        {text.actions[link.action]}
      </Button>
    </>
  );
}

function Ended({ sentence, kind }: { sentence: string; kind: "success" | "warning" }) {
  const text = useMoreText().notice;
  return (
    <>
      <Banner kind={kind} live focus>
        {sentence}
      </Banner>
      <ButtonLink href={href("home")}>{text.home}</ButtonLink>
    </>
  );
}
