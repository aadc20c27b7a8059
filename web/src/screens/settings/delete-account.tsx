import * as api from "@kalivo/contract/api-paths.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Erasure } from "@kalivo/contract/routes/own/erasure.ts";
import { PROOF_ERROR, ProofField, useProof } from "../../features/account/proof-field.tsx";
import { Problem } from "../../features/account/problem.tsx";
import { useSend } from "../../features/account/use-send.ts";
import { useMe } from "../../features/me/session.ts";
import { useAssociation } from "../../features/me/use-association.ts";
import { read } from "../../lib/call.ts";
import { showLongMonth, showMoney } from "../../lib/format.ts";
import { useLanguage, useText } from "../../lib/text.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Stack } from "../../ui/card.tsx";
import { Sheet } from "../../ui/layers/sheet.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block } from "../../ui/states/skeleton.tsx";
import css from "./settings-screen.module.css";

const ERASURE = ["erasure"] as const;

/** The required alert with the contact address, and the request for deletion, confirmed by mail (rule 31). */
export function DeleteAccount({ open, onClose }: { open: boolean; onClose: () => void }) {
  const security = useText("security");
  const text = useText("settings");
  const association = useAssociation();
  const erasure = useQuery({
    queryKey: ERASURE,
    enabled: open,
    queryFn: ({ signal }) => read(api.readErasure, { signal }),
  });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.deleteTitle}
      footer={
        association.data && (
          <ButtonLink variant="leaf" href={`mailto:${association.data.mail}`}>
            {text.deleteMail}
          </ButtonLink>
        )
      }
    >
      <Stack gap={16}>
        <p>{text.deleteHelp}</p>
        <Loaded query={association} skeleton={<Block width="60%" />}>
          {({ mail }) => (
            <p>
              <a className="text-link" href={`mailto:${mail}`}>
                {mail}
              </a>
            </p>
          )}
        </Loaded>
        <p>{security.deleteOr}</p>
        <Loaded query={erasure} skeleton={<Block height={120} />}>
          {(found) => (
            <>
              <What erasure={found} />
              {found.request === null ? <Ask erasure={found} /> : <Asked />}
            </>
          )}
        </Loaded>
      </Stack>
    </Sheet>
  );
}

function What({ erasure }: { erasure: Erasure }) {
  const text = useText("security");
  const { language } = useLanguage();
  const { charges, running_month_in_euros, teams, codes, connections } = erasure;
  const sentences = [
    text.deleteGoes,
    ...charges.map(({ amount_in_euros, month, end }) =>
      text.deleteCharge[end](showMoney(amount_in_euros), showLongMonth(month, language)),
    ),
    ...(running_month_in_euros > 0 ? [text.deleteRunning(showMoney(running_month_in_euros))] : []),
    ...teams.map(({ name, end }) => text.deleteTeam[end](name)),
    ...(codes > 0 ? [text.deleteCodes(codes)] : []),
    ...connections.map((name) => text.deleteConnection(name)),
    text.deleteStays,
  ];
  return (
    <section aria-label={text.deleteWhat}>
      <h3>{text.deleteWhat}</h3>
      <ul className={css.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Ask({ erasure }: { erasure: Erasure }) {
  const text = useText("security");
  const { email_confirmed } = useMe();
  const client = useQueryClient();
  const { send, busy, problem, errors, refuse } = useSend();
  const proof = useProof();
  if (erasure.admin) return <Banner kind="info">{text.deleteAdmin}</Banner>;
  if (!email_confirmed) return <Banner kind="info">{text.deleteUnconfirmed}</Banner>;
  const ask = async (given = proof.proof) => {
    if (given === null) return refuse({ [PROOF_ERROR]: text.passwordMissing });
    if ((await send(api.readErasure, { proof: given })) === null) return;
    proof.forget();
    await client.invalidateQueries({ queryKey: ERASURE });
  };
  return (
    <>
      <Problem said={problem} />
      <ProofField proof={proof} errors={errors} refuse={refuse} onPasskey={ask} />
      <Button variant="danger" loading={busy} onClick={() => void ask()}>
        {text.deleteAsk}
      </Button>
    </>
  );
}

function Asked() {
  const text = useText("security");
  const client = useQueryClient();
  const { send, busy, problem } = useSend();
  const keep = async () => {
    await send(api.keepAccount);
    await client.invalidateQueries({ queryKey: ERASURE });
  };
  return (
    <>
      <Banner kind="info" live>
        {text.deleteAsked}
      </Banner>
      <Problem said={problem} />
      <Button loading={busy} onClick={() => void keep()}>
        {text.deleteKeep}
      </Button>
    </>
  );
}
