import { type PublicKind, publicAddress } from "@kalivo/domain/links/public-address.ts";
import { Share2 } from "lucide-react";
import { publicOrigin } from "../../lib/platform.ts";
import { useText } from "../../lib/text.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useHandOn } from "./use-hand-on.ts";

/** Shares the public page of an organisation, a team or a person: whoever gets the link needs no account to read it. */
export function SharePage({ kind, id, name }: { kind: PublicKind; id: number; name: string }) {
  const { share } = useHandOn(`${publicOrigin()}${publicAddress(kind, id, name)}`);
  return <ShareButton onShare={() => void share()} />;
}

export const ShareButton = ({ onShare }: { onShare: () => void }) => (
  <IconButton label={useText("profile").share} icon={<Share2 aria-hidden />} onClick={onShare} />
);
