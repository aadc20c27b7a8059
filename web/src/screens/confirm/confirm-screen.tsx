import type { MailLink } from "@kalivo/contract/routes/own/mail-links.ts";
import { href } from "../../paths.ts";
import { useFollowMailLink, useMailLink } from "../../features/account/use-mail-link.ts";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block } from "../../ui/states/skeleton.tsx";

/** Opened by a mail's link about the account: says what it does, and does it on confirmation. No sign-in. */
export function ConfirmScreen({ params }: { params: { code: string } }) {
  const text = useText("security");
  const link = useMailLink(params.code);
  const found = link.data?.kind === "success" ? link.data.data : null;
  const title = found === null ? text.linkTitle : text.links[found.action].title;
  return (
    <StepPage title={title} top={<SinglePageTop back={href("home")} />}>
      <Loaded query={link} skeleton={<Block height={120} />}>
        {(answer) =>
          answer.kind === "success" ? (
            <Act link={answer.data} token={params.code} />
          ) : (
            <Ended kind="warning">{answer.status === 410 ? text.linkUsed : text.linkUnknown}</Ended>
          )
        }
      </Loaded>
    </StepPage>
  );
}

function Act({ link, token }: { link: MailLink; token: string }) {
  const text = useText("security");
  const global = useText("global");
  const follow = useFollowMailLink(token);
  const answer = follow.data;
  if (answer?.kind === "success") return <Ended kind="success">{answer.data.message}</Ended>;
  if (!link.usable) return <Ended kind="warning">{text.linkUsed}</Ended>;
  const words = text.links[link.action];
  return (
    <>
      <p>{words.body(link.email)}</p>
      {answer?.ok === false && (
        <Banner kind="error" live>
          {answer.data.message ?? global.unexpectedError(answer.status)}
        </Banner>
      )}
      <Button variant="leaf" loading={follow.isPending} onClick={() => follow.mutate()}>
        {words.action}
      </Button>
    </>
  );
}

function Ended({ kind, children }: { kind: "success" | "warning"; children: string }) {
  const text = useText("security");
  return (
    <>
      <Banner kind={kind} live focus>
        {children}
      </Banner>
      <ButtonLink href={href("home")}>{text.toApp}</ButtonLink>
    </>
  );
}
