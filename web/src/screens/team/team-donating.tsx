import { useText } from "../../lib/text.tsx";
import { CreditCard, Ban } from "lucide-react";
import { useState } from "react";
import type { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { href } from "../../paths.ts";
import { allGivenByTeam } from "../../features/payment/all-given.ts";
import { PauseOrStop } from "../../features/payment/pause-or-stop.tsx";
import { PaymentAlert } from "../../features/payment/payment-alert.tsx";
import { DonationMeter } from "../../features/payment/donation-meter.tsx";
import { useOpenPortal } from "../../features/payment/use-portal.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card, Section, Stack } from "../../ui/card.tsx";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";

/** How the team pays: method, pledges, blacklist. */
export function TeamDonating({ team }: { team: TeamDetail }) {
  const text = useText("teams");
  const info = team.payment_info;
  const pays = info !== undefined && info.method_state !== "none";
  return (
    <Section title={text.donating}>
      <Card roomy>
        <Stack gap={16}>
          <p>{text.donatingHelp}</p>
          {info?.problem?.kind === "no-method" && <Banner kind="error">{text.paymentMissing}</Banner>}
          <PaymentAlert info={info} teamId={team.id} />
          {pays ? <Method teamId={team.id} label={info.method_label} /> : <AddPayment teamId={team.id} />}
          {info !== undefined && <p>{text.giving(info.backings.length)}</p>}
        </Stack>
      </Card>
      {info !== undefined && (
        <DonationMeter who={{ teamId: team.id }}>
          <PauseOrStop {...allGivenByTeam(team, info)} />
        </DonationMeter>
      )}
      {info !== undefined && (
        <RowGroup>
          <LinkRow
            icon={<Ban size={22} aria-hidden />}
            href={href("blacklistOrganisationsTeam", { id: team.id })}
            label={text.blacklist(info.blacklisted_organisations.length)}
          />
        </RowGroup>
      )}
    </Section>
  );
}

const AddPayment = ({ teamId }: { teamId: number }) => (
  <ButtonLink href={href("stripeTeam", { id: teamId })}>{useText("teams").addPayment}</ButtonLink>
);

function Method({ teamId, label }: { teamId: number; label: string | null }) {
  const text = useText("teams");
  const portal = useOpenPortal(teamId);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => setProblem(await portal.open());
  return (
    <Stack gap={12}>
      {label !== null && <p>{label}</p>}
      {problem !== null && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      <Button
        icon={<CreditCard size={22} aria-hidden />}
        loading={portal.opening}
        onClick={() => void open()}
      >
        {text.modifyPayment}
      </Button>
    </Stack>
  );
}
