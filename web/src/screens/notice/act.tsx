import { useState } from "react";
import type { NoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import { href } from "../../paths.ts";
import { NewAmount, useNewAmount } from "../../features/statements/new-amount.tsx";
import { useFollowNoticeLink } from "../../features/statements/use-statements.ts";
import { showMoney } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card, Stack } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import css from "./notice-screen.module.css";

/** The link's effect in figures, with a way to leave without it. */
export function Act({ link, token }: { link: NoticeLink; token: string }) {
  const text = useText("notice");
  const follow = useFollowNoticeLink(token);
  const amount = useNewAmount(link.amount_in_euros);
  const [kept, setKept] = useState(false);
  const [cancels, setCancels] = useState(false);
  const answer = follow.data;
  if (answer?.kind === "success" && answer.data.url === undefined)
    return <Ended sentence={answer.data.message} kind="success" />;
  if (kept) return <Ended sentence={text.kept} kind="info" />;
  const act = async () => {
    const due = link.action === "lower_line" ? amount.read() : null;
    if (link.action === "lower_line" && due === null) return;
    const done = await follow.mutateAsync({ due, cancel: link.may_cancel && cancels });
    if (done.kind === "success" && done.data.url !== undefined) location.assign(done.data.url);
  };
  return (
    <form
      className={css.act}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      <p className={css.whose}>
        {link.whose.kind === "team" ? text.forTeam(link.whose.name) : text.forPerson(link.whose.name)}
      </p>
      <p>
        {text.bodies[link.action]({ amount: showMoney(link.amount_in_euros), name: link.burner_name ?? "" })}
      </p>
      {(link.action === "stop_all" || link.action === "stop_pledge") && (
        <TheMonth link={link} cancels={cancels} onCancel={setCancels} />
      )}
      {link.action === "lower_line" ? (
        <NewAmount amount={amount} present={link.amount_in_euros} />
      ) : (
        <Consequence link={link} />
      )}
      {answer?.ok === false && (
        <Banner kind="error" live>
          {answer.data.message ?? text.failed(answer.status)}
        </Banner>
      )}
      <Button
        variant={link.action === "change_method" ? "leaf" : "danger"}
        loading={follow.isPending}
        onClick={() => void act()}
      >
        {text.actions[link.action]}
      </Button>
      <Button onClick={() => setKept(true)}>{text.keep}</Button>
    </form>
  );
}

type TheMonthProps = { link: NoticeLink; cancels: boolean; onCancel: (cancels: boolean) => void };

/** The announced charge stays, unless it is cancelled with the same press; and so does what waits for the next month. */
function TheMonth({ link, cancels, onCancel }: TheMonthProps) {
  const notice = useText("notice");
  const stop = useText("stop");
  const amount = showMoney(link.amount_in_euros);
  return (
    <>
      {link.amount_in_euros > 0 && !cancels && <p>{notice.announcedStays(amount)}</p>}
      {link.carried_in_euros > 0 && <p>{notice.carriedStays(showMoney(link.carried_in_euros))}</p>}
      {link.may_cancel && (
        <Checkbox
          label={stop.cancelToo(amount)}
          checked={cancels}
          onChange={(event) => onCancel(event.target.checked)}
        />
      )}
    </>
  );
}

/** Which burners get less, or lose this payer's support. */
function Consequence({ link: { less, supported } }: { link: NoticeLink }) {
  const text = useText("notice");
  if (less.length === 0 && supported.length === 0) return null;
  return (
    <Card tone="outline" roomy>
      <h2 className={css.title}>{less.length > 0 ? text.less : text.supported}</h2>
      <ul className={css.people}>
        {less.map(({ name, amount_in_euros }) => (
          <li key={`${name} ${amount_in_euros}`} className={css.person}>
            <span className={css.name}>{name}</span>
            <span>{showMoney(amount_in_euros)}</span>
          </li>
        ))}
        {supported.map((name, index) => (
          // Two people may have the same name.
          // oxlint-disable-next-line react/no-array-index-key -- a list that never changes while it is shown
          <li key={index} className={css.person}>
            <span className={css.name}>{name}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Ended({ sentence, kind }: { sentence: string; kind: "success" | "warning" | "info" }) {
  const text = useText("notice");
  return (
    <Stack gap={16}>
      <Banner kind={kind} live focus>
        {sentence}
      </Banner>
      <ButtonLink href={href("home")}>{text.home}</ButtonLink>
    </Stack>
  );
}
