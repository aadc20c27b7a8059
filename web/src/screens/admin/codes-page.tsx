import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { href } from "../../paths.ts";
import { useCodeFacts } from "../../features/codes/use-code-facts.ts";
import { Badge } from "../../ui/badge.tsx";
import { AdminList } from "./admin-list.tsx";
import { AdminPage } from "./admin-page.tsx";
import { adminHref, type AdminPlace } from "./admin-place.ts";
import { AdminSearch } from "./admin-search.tsx";
import { RecordList, RecordRow } from "./record-row.tsx";
import { useAdminPages } from "./use-admin.ts";

/** All codes, including archived ones, with terms and owner. */
export function CodesPage({ place }: { place: AdminPlace }) {
  const text = useText("admin");
  const codes = useAdminPages(api.listAllCodes, { search: place.search });
  return (
    <AdminPage part="codes" title={text.parts.codes}>
      <AdminSearch
        part="codes"
        place={place}
        label={text.codes.searchLabel}
        count={codes.data?.pages[0]?.total}
      />
      <AdminList query={codes} empty={{ title: text.codes.none }}>
        {(items) => (
          <RecordList label={text.parts.codes}>
            {items.map((code) => (
              <CodeRow key={code.id} code={code} />
            ))}
          </RecordList>
        )}
      </AdminList>
    </AdminPage>
  );
}

function CodeRow({ code }: { code: Code }) {
  const text = useText("admin").codes;
  const facts = useCodeFacts(code);
  const { owner, owner_type } = code;
  return (
    <RecordRow
      title={code.code}
      badges={
        <>
          {code.label !== null && <span>{code.label}</span>}
          {code.archived_at !== null && <Badge tone="quiet">{text.archived}</Badge>}
        </>
      }
      facts={[...facts, text.running(code.running_pledges)]}
      action={
        <a
          className="text-link"
          href={
            owner_type === "user" ? adminHref("people", { id: owner.id }) : href("team", { id: owner.id })
          }
        >
          {text.owner(owner.name)}
        </a>
      }
    />
  );
}
