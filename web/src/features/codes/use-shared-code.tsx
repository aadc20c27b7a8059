import { useState } from "react";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { ShareCodeSheet } from "./share-code-sheet.tsx";

/** The share sheet of a code in this list. It keeps its code while closing, so that it does not go blank. */
export function useSharedCode(codes: readonly Code[]) {
  const [shared, setShared] = useState<{ id: number; open: boolean } | null>(null);
  const shown = codes.find(({ id }) => id === shared?.id);
  return {
    share: (id: number) => setShared({ id, open: true }),
    sheet: shown !== undefined && (
      <ShareCodeSheet
        code={shown}
        open={shared?.open === true}
        onClose={() => setShared({ id: shown.id, open: false })}
      />
    ),
  };
}
