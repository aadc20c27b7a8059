import { useText } from "../../lib/text.tsx";
import { Ban, CreditCard, ExternalLink, ReceiptText } from "lucide-react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { LinkRow, RowGroup } from "../../ui/link-row.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { CeilingRow } from "./ceiling-row.tsx";
import css from "./settings-screen.module.css";
import { href } from "../../paths.ts";
import type { PaymentInfo } from "@kalivo/contract/shapes/user.ts";
import { Stack } from "../../ui/card.tsx";
import { allGivenBy } from "../../features/payment/all-given.ts";
import { PauseOrStop } from "../../features/payment/pause-or-stop.tsx";
import { useMe } from "../../features/me/session.ts";
import { PaymentAlert } from "../../features/payment/payment-alert.tsx";
import { useOpenPortal } from "../../features/payment/use-portal.ts";
import { useState } from "react";

type PaymentProps = { info: PaymentInfo; ask: (task: () => void) => void };

/** Payment method and state, ceiling, months, and the link to the provider's page. */
export function PaymentCard({ info, ask }: PaymentProps) {
  const text = useText("settings");
  const statements = useText("statements");
  return (
    <Stack gap={16}>
      <PaymentAlert info={info} />
      <Method info={info} />
      <RowGroup>
        <CeilingRow ceiling={info.ceiling_in_euros} />
        <LinkRow href={href("statements")} icon={<ReceiptText aria-hidden />} label={statements.title} />
        <LinkRow
          href={href("blacklistOrganisationsUser")}
          icon={<Ban aria-hidden />}
          label={text.blacklist(info.blacklisted_organisations.length)}
        />
      </RowGroup>
      <PauseOrStop {...allGivenBy(useMe(), info)} />
      {info.method_state === "none" ? (
        <ButtonLink href={href("stripe")}>{text.addPayment}</ButtonLink>
      ) : (
        <PortalButton ask={ask} />
      )}
    </Stack>
  );
}

function Method({ info }: { info: PaymentInfo }) {
  const text = useText("settings");
  const state = text.paymentStates[info.method_state];
  return (
    <div className={css.method}>
      <CreditCard className={css.methodIcon} aria-hidden />
      <div className={css.methodText}>
        <p className={css.methodLabel}>
          {info.method_label ?? state.label}
          {info.method_state === "active" && <Badge tone="leaf">{text.paymentWorks}</Badge>}
          {info.method_state === "failed" && <Badge tone="warning">{text.paymentFailed}</Badge>}
        </p>
        <p className={css.help}>
          {state.detail}
          {info.method_expires !== null && ` ${text.cardExpires(shownExpiry(info.method_expires))}`}
        </p>
      </div>
    </div>
  );
}

/** "2026-12" as printed on cards: 12/26. */
const shownExpiry = (month: string) => `${month.slice(5)}/${month.slice(2, 4)}`;

function PortalButton({ ask }: Pick<PaymentProps, "ask">) {
  const text = useText("settings");
  const portal = useOpenPortal();
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => {
    setProblem(null);
    setProblem(await portal.open());
  };
  return (
    <>
      {problem !== null && (
        <Banner kind="error" live>
          {problem}
        </Banner>
      )}
      <Button
        icon={<ExternalLink size={20} aria-hidden />}
        loading={portal.opening}
        onClick={() => ask(() => void open())}
      >
        {text.modifyPayment}
      </Button>
    </>
  );
}
