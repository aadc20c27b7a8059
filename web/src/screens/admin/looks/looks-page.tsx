import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "#web/lib/text.tsx";
import { Stack } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/states/loaded.tsx";
import { EmptyState } from "#web/ui/states/message-state.tsx";
import { CardSkeleton, Repeat } from "#web/ui/states/skeleton.tsx";
import { AdminPage } from "../admin-page.tsx";
import { useAdminRead } from "../use-admin.ts";
import { LookCard } from "./look-card.tsx";

/** What organisations sent from their own page: it is shown once an admin has looked at it. */
export function LooksPage() {
  const { parts, looks: text } = useText("admin");
  const looks = useAdminRead(api.listLooks);
  return (
    <AdminPage part="looks" title={parts.looks}>
      <Loaded
        query={looks}
        skeleton={
          <Repeat times={2}>
            <CardSkeleton />
          </Repeat>
        }
        empty={{
          when: (found) => found.length === 0,
          show: <EmptyState title={text.none} help={text.noneHelp} />,
        }}
      >
        {(found) => (
          <Stack>
            {found.map((look) => (
              <LookCard key={`${look.kind} ${look.id}`} look={look} />
            ))}
          </Stack>
        )}
      </Loaded>
    </AdminPage>
  );
}
