import type { OrganisationLink } from "@kalivo/contract/routes/own/entrance.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { useAssociation } from "../../features/me/use-association.ts";
import { SinglePageTop } from "../../features/registration/single-page-top.tsx";
import { StepPage } from "../../features/registration/step-page.tsx";
import { showDate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { href } from "../../paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block } from "../../ui/states/skeleton.tsx";
import { InsidePage } from "./inside-page.tsx";
import { useAskAgain, useEntrance, useKey, useOrganisationLink } from "./use-entrance.ts";

/** Opened by the link in an organisation's mail, without an account. A mail program that looks at it uses nothing up. */
export function EntranceScreen({ params: { code: token } }: { params: { code: string } }) {
  const { key, open } = useKey(token);
  if (key !== null) return <Opened token={token} pageKey={key} />;
  return <Door token={token} open={open} />;
}

function Opened({ token, pageKey }: { token: string; pageKey: string }) {
  const text = useText("entrance");
  const page = useEntrance(pageKey);
  const answer = page.data;
  if (answer?.kind === "success") return <InsidePage page={answer.data} pageKey={pageKey} />;
  return (
    <StepPage title={text.title} top={<SinglePageTop back={href("home")} />}>
      <Loaded query={page} skeleton={<Block height={320} />}>
        {() => <Ended token={token} why={text.link.closed} />}
      </Loaded>
    </StepPage>
  );
}

type Opening = ReturnType<typeof useKey>["open"];

function Door({ token, open }: { token: string; open: Opening }) {
  const text = useText("entrance");
  const link = useOrganisationLink(token);
  const found = link.data?.kind === "success" ? link.data.data : null;
  return (
    <StepPage title={found?.organisation ?? text.title} top={<SinglePageTop back={href("home")} />}>
      <Loaded query={link} skeleton={<Block height={160} />}>
        {() => {
          if (found === null) return <Unknown />;
          return found.state === "open" ? (
            <Open link={found} open={open} />
          ) : (
            <Ended token={token} why={whyEnded(text.link, found)} />
          );
        }}
      </Loaded>
    </StepPage>
  );
}

function whyEnded(text: ScreenWords["entrance"]["link"], link: OrganisationLink): string {
  if (link.state === "changed") return text.changed;
  return link.used_at === null ? text.old(showDate(link.until)) : text.used(showDate(link.used_at));
}

function Open({ link, open }: { link: OrganisationLink; open: Opening }) {
  const { link: text } = useText("entrance");
  const global = useText("global");
  const answer = open.data;
  return (
    <>
      <p>{text.open(link.organisation)}</p>
      {link.sent_to !== null && <p>{text.sentTo(link.sent_to)}</p>}
      <p>{text.stays}</p>
      {answer?.ok === false && (
        <Banner kind="error" live>
          {answer.data.message ?? global.unexpectedError(answer.status)}
        </Banner>
      )}
      <Button variant="leaf" loading={open.isPending} onClick={() => open.mutate()}>
        {text.action}
      </Button>
    </>
  );
}

function Unknown() {
  const { link: text } = useText("entrance");
  const mail = useAssociation().data?.mail;
  return (
    <>
      <Banner kind="warning" live focus>
        {text.unknown}
      </Banner>
      {mail !== undefined && (
        <ButtonLink variant="ghost" href={`mailto:${mail}`}>
          {mail}
        </ButtonLink>
      )}
    </>
  );
}

/** Why it opens nothing any more; a new link goes to the contact's mailbox, never to whoever asks. */
function Ended({ token, why }: { token: string; why: string }) {
  const { link: text } = useText("entrance");
  const global = useText("global");
  const again = useAskAgain(token);
  const answer = again.data;
  return (
    <>
      <Banner kind="warning" live focus>
        {why}
      </Banner>
      {answer !== undefined && (
        <Banner kind={answer.ok ? "success" : "error"} live>
          {answer.data.message ?? global.unexpectedError(answer.status)}
        </Banner>
      )}
      {answer?.ok !== true && (
        <Button variant="leaf" loading={again.isPending} onClick={() => again.mutate()}>
          {text.again}
        </Button>
      )}
    </>
  );
}
