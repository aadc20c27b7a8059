import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { useText } from "#web/lib/text.tsx";
import type { AdminIbanChange, AdminOrganisationDetail } from "@kalivo/contract/shapes/admin.ts";
import { Check, Clock, Landmark, X } from "lucide-react";
import { useMe } from "#web/features/me/session.ts";
import { showDate, showMoney } from "#web/lib/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, Section, Stack } from "#web/ui/card.tsx";
import { AdminAction } from "../admin-action.tsx";
import { useFormSheet } from "../form-sheet.tsx";
import { reasonInWords } from "../payouts/reason.ts";
import { choicesFor, waitingChange } from "./iban-change.ts";
import { IbanSheet } from "./iban-sheet.tsx";
import css from "./organisation-page.module.css";

type Shown = { organisation: AdminOrganisationDetail };

/** The account for payouts, and its pending change by two admins (rule 18). */
export function BankAccount({ organisation }: Shown) {
  const text = useText("admin").organisations;
  const sheet = useFormSheet();
  const waiting = waitingChange(organisation);
  const account = organisation.bank_account;
  return (
    <Section title={text.account}>
      <Card roomy>
        <Stack gap={16}>
          <div>
            <p className={css.iban}>
              {account === null ? text.noAccount : text.accountEnds(account.iban_end)}
            </p>
            <p className={css.quiet}>
              {account === null
                ? text.noAccountHelp
                : text.accountOf(account.account_holder, showDate(account.since))}
            </p>
          </div>
          {account !== null && account.came_back !== null && (
            <CameBack organisation={organisation} waits={waiting !== null} {...account.came_back} />
          )}
          {waiting === null ? (
            <div className={css.actions}>
              <Button size="medium" icon={<Landmark size={20} aria-hidden />} onClick={sheet.show}>
                {text.propose}
              </Button>
            </div>
          ) : (
            <p className={css.quiet}>{text.proposeBlocked}</p>
          )}
          {organisation.iban_changes.length > 0 && (
            <div>
              <h3 className="visually-hidden">{text.changes}</h3>
              <ul>
                {organisation.iban_changes.map((change) => (
                  <Change
                    key={change.id}
                    change={change}
                    organisation={organisation}
                    waits={change.id === waiting?.id}
                  />
                ))}
              </ul>
            </div>
          )}
        </Stack>
      </Card>
      <IbanSheet key={sheet.opened} open={sheet.open} onClose={sheet.close} organisation={organisation} />
    </Section>
  );
}

/** Rule 46: after a returned transfer an admin releases the account; not shown while a change is pending. */
function CameBack({
  organisation,
  on,
  reason,
  waits,
}: Shown & { on: string; reason: string; waits: boolean }) {
  const { organisations: text, payouts } = useText("admin");
  return (
    <Stack gap={8}>
      <Banner kind="warning">{text.cameBack(showDate(on), reasonInWords(reason, payouts))}</Banner>
      {!waits && (
        <AdminAction
          size="medium"
          label={text.looked}
          path={pathTo(api.lookAtIban, { id: organisation.id })}
          answers={pathTo(api.readAnyOrganisation, { id: organisation.id })}
          ask={{ title: text.lookedTitle, help: text.lookedAsk, action: text.looked, tone: "leaf" }}
          done={text.lookedDone}
        />
      )}
    </Stack>
  );
}

type ChangeProps = Shown & { change: AdminIbanChange; waits: boolean };

function Change({ change, organisation, waits }: ChangeProps) {
  const { organisations: text, unknownPerson } = useText("admin");
  const { state, iban, account_holder, communication, proposed_by, decided_by, decided_at, effective_at } =
    change;
  return (
    <li className={css.change}>
      <div className={css.actions}>
        <ChangeBadge state={state} waits={waits} />
      </div>
      <p className={css.iban}>{iban}</p>
      <p>{account_holder}</p>
      {communication !== null && <p className={css.quiet}>{text.communicationIs(communication)}</p>}
      {change.same_as.length > 0 && (
        <Banner kind="warning">{text.sameAs(change.same_as.map(({ name }) => name).join(", "))}</Banner>
      )}
      <p className={css.quiet}>
        {text.proposedBy(proposed_by?.name ?? unknownPerson, showDate(change.proposed_at))}
      </p>
      {decided_at !== null && (
        <p className={css.quiet}>{text.decidedBy(decided_by?.name ?? unknownPerson, showDate(decided_at))}</p>
      )}
      {state === "approved" && effective_at !== null && (
        <p className={css.quiet}>{text.effective(showDate(effective_at))}</p>
      )}
      {waits && <Decision change={change} organisation={organisation} />}
    </li>
  );
}

function ChangeBadge({ state, waits }: { state: AdminIbanChange["state"]; waits: boolean }) {
  const text = useText("admin").organisations.changeStates;
  const Icon = waits ? Clock : state === "approved" ? Check : X;
  return (
    <Badge
      tone={waits ? "warning" : state === "approved" ? "leaf" : "quiet"}
      icon={<Icon size={14} aria-hidden />}
    >
      {waits && state === "approved" ? text.waiting : text[state]}
    </Badge>
  );
}

function Decision({ change, organisation }: Shown & { change: AdminIbanChange }) {
  const text = useText("admin").organisations;
  const choices = choicesFor(change, useMe().id);
  const call = {
    size: "medium",
    answers: pathTo(api.readAnyOrganisation, { id: organisation.id }),
  } as const;
  const reject = choices === "withdraw" ? text.withdraw : text.reject;
  return (
    <Stack gap={8}>
      {choices === "withdraw" && <p className={css.quiet}>{text.ownProposal}</p>}
      <div className={css.actions}>
        {choices === "decide" && (
          <AdminAction
            {...call}
            label={text.approve}
            path={pathTo(api.approveIban, { id: change.id })}
            ask={{
              title: text.approveTitle,
              help: text.approveAsk(
                change.iban,
                change.account_holder,
                showMoney(organisation.payable_in_euros),
                showMoney(organisation.held_in_euros),
              ),
              action: text.approve,
            }}
            done={text.approved}
          />
        )}
        <AdminAction
          {...call}
          variant="ghost"
          label={reject}
          path={pathTo(api.rejectIban, { id: change.id })}
          ask={{
            title: text.rejectTitle,
            help: text.rejectAsk(change.iban, change.account_holder),
            action: reject,
          }}
          done={text.rejected}
        />
      </div>
    </Stack>
  );
}
