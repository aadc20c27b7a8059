import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import type { Passkey } from "@kalivo/contract/shapes/passkey.ts";
import { showDate } from "../../lib/format.ts";
import { useText } from "../../lib/text.tsx";
import { ActionRow, RowGroup } from "../../ui/link-row.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { Block } from "../../ui/states/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { passkeysWork } from "./ask-device.ts";
import { deviceName } from "./device-name.ts";
import { PasskeySheet } from "./passkey-sheet.tsx";
import { ProofSheet } from "./proof-sheet.tsx";
import { usePasskeyActions, usePasskeys } from "./use-passkeys.ts";

const MAX_NAME_LENGTH = 60;

/** One's own passkeys, and a row to add one. Nothing where passkeys are unsupported. */
export function Passkeys() {
  const passkeys = usePasskeys();
  const [chosen, setChosen] = useState<Passkey | null>(null);
  if (!passkeysWork()) return null;
  return (
    <Loaded query={passkeys} skeleton={<Block height={56} />}>
      {(list) => (
        <RowGroup>
          {list.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={() => setChosen(passkey)} />
          ))}
          <AddRow first={list.length === 0} />
          {chosen !== null && (
            <PasskeySheet key={chosen.id} passkey={chosen} onClose={() => setChosen(null)} />
          )}
        </RowGroup>
      )}
    </Loaded>
  );
}

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: () => void }) {
  const text = useText("passkeys");
  const { name, created_at, used_on } = passkey;
  return (
    <ActionRow
      icon={<KeyRound aria-hidden />}
      label={name}
      detail={used_on === null ? text.addedOn(showDate(created_at)) : text.usedOn(showDate(used_on))}
      onClick={onOpen}
    />
  );
}

function AddRow({ first }: { first: boolean }) {
  const text = useText("passkeys");
  const toast = useToast();
  const actions = usePasskeyActions();
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  return (
    <>
      <ActionRow
        icon={<Plus aria-hidden />}
        label={text.add}
        detail={text.help}
        onClick={() => {
          setOpened(opened + 1);
          setOpen(true);
        }}
      />
      <ProofSheet
        key={opened}
        open={open}
        onClose={() => setOpen(false)}
        title={text.addTitle}
        action={text.add}
        passkey={!first}
        stopped={text.notMade}
        onProof={async (proof) => {
          const outcome = await actions.add(name.trim(), proof);
          if (outcome !== "stopped" && outcome.ok) toast(text.added);
          return outcome;
        }}
      >
        <p>{text.addHelp}</p>
        <TextField
          label={text.name}
          value={name}
          maxLength={MAX_NAME_LENGTH}
          required
          onChange={(event) => setName(event.target.value)}
        />
      </ProofSheet>
    </>
  );
}
