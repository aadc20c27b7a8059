import { useText, useLanguage } from "../../lib/text.tsx";
import type { NoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import { href } from "../../paths.ts";
import { useNoticeLink } from "../../features/statements/use-statements.ts";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { showLongMonth } from "../../lib/format.ts";
import { Banner } from "../../ui/banner.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block } from "../../ui/states/skeleton.tsx";
import { Act, Ended } from "./act.tsx";

/** Opened by a link in the notice mail: says what it does, and does it on confirmation. No sign-in. */
export function NoticeScreen({ params }: { params: { code: string } }) {
  const link = useNoticeLink(params.code);
  const text = useText("notice");
  const { language } = useLanguage();
  const found = link.data?.kind === "success" ? link.data.data : null;
  const title = found === null ? text.title : text.titles[found.action](showLongMonth(found.month, language));
  return (
    <StepPage title={title} top={<SinglePageTop back={href("home")} />}>
      <Loaded query={link} skeleton={<Block height={120} />}>
        {(answer) => {
          if (answer.kind !== "success")
            return <Ended sentence={answer.data.message ?? text.unknown} kind="warning" />;
          return answer.data.usable ? (
            <Act link={answer.data} token={params.code} />
          ) : (
            <Over link={answer.data} />
          );
        }}
      </Loaded>
    </StepPage>
  );
}

/** Too late, or already done: the month's state, and what can still be done. */
function Over({ link }: { link: NoticeLink }) {
  const text = useText("notice");
  const { language } = useLanguage();
  const sentence =
    link.over === null ? text.unusable : text.over[link.over](showLongMonth(link.month, language));
  return (
    <>
      <Banner kind="warning" live focus>
        {sentence}
        {link.over === "collected" && ` ${text.refund}`}
      </Banner>
      <ButtonLink href={href("statements")}>{text.seeMonth}</ButtonLink>
    </>
  );
}
