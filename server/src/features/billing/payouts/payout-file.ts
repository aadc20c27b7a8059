import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { decimalFromCents, sumCents } from "@kalivo/domain/money/cents.ts";
import { MAX_BANK_NAME_LENGTH } from "@kalivo/domain/money/payout.ts";
import { sepaText } from "@kalivo/domain/money/sepa-text.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import { html as xml, type Html } from "#server/documents/html.ts"; // both escape alike
import type { Payout, PayoutRun } from "./payouts.queries.ts";

export type ApprovedRun = Pick<PayoutRun, "message_id" | "execute_on"> & {
  decided_at: Date;
  debtor_name: string;
  debtor_iban: string;
};
type Transfer = Pick<
  Payout,
  | "amount_cents"
  | "iban"
  | "account_holder"
  | "communication"
  | "end_to_end_id"
  | "first_month"
  | "last_month"
>;

/**
 * The order to the bank, ISO 20022 pain.001.001.09 as SEPA credit transfers. Made from the rows alone, in a fixed order, so
 * that the same run always gives the same bytes and the bank detects a duplicate. No BIC and no addresses: SEPA needs
 * neither.
 */
export function payoutFile(run: ApprovedRun, payouts: readonly Transfer[]): string {
  const total = decimalFromCents(sumCents(payouts.map(({ amount_cents }) => amount_cents)));
  const debtor = bankName(run.debtor_name);
  const { markup } = xml`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${run.message_id}</MsgId>
      <CreDtTm>${run.decided_at.toISOString()}</CreDtTm>
      <NbOfTxs>${payouts.length}</NbOfTxs>
      <CtrlSum>${total}</CtrlSum>
      <InitgPty><Nm>${debtor}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${run.message_id}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <NbOfTxs>${payouts.length}</NbOfTxs>
      <CtrlSum>${total}</CtrlSum>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <ReqdExctnDt><Dt>${run.execute_on}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${debtor}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${run.debtor_iban}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>${payouts.map(transfer)}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`;
  return markup;
}

function transfer(payout: Transfer): Html {
  if (payout.amount_cents <= 0n) throw new Error(`payout ${payout.end_to_end_id} is no sum to pay`);
  return xml`
      <CdtTrfTxInf>
        <PmtId><EndToEndId>${payout.end_to_end_id}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">${decimalFromCents(payout.amount_cents)}</InstdAmt></Amt>
        <Cdtr><Nm>${bankName(payout.account_holder)}</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>${payout.iban}</IBAN></Id></CdtrAcct>
        <RmtInf>${remittance(payout)}</RmtInf>
      </CdtTrfTxInf>`;
}

/** The organisation's structured communication, else a text naming the months. */
function remittance({ communication, first_month: first, last_month: last }: Transfer): Html {
  if (communication !== null)
    return xml`<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>BBA</Issr></Tp><Ref>${communication}</Ref></CdtrRefInf></Strd>`;
  if (first === null || last === null) return xml`<Ustrd>${APP_NAME}</Ustrd>`;
  const months = first === last ? periodLabel(first) : `${periodLabel(first)} to ${periodLabel(last)}`;
  return xml`<Ustrd>${APP_NAME} ${months}</Ustrd>`;
}

const bankName = (name: string) => sepaText(name, MAX_BANK_NAME_LENGTH);
