import { sql } from "kysely";
import type { Services } from "../../services.ts";

/** Due step: adds the changes of each organisation's choices together, in one statement that readers see all or nothing of. */
export async function sumChoices({ db }: Pick<Services, "db">): Promise<void> {
  await sql`
    with added as (
      delete from choices_counted c
      using (
        select organisation_id
        from choices_counted
        group by organisation_id
        having count(*) > 1
      ) several
      where several.organisation_id = c.organisation_id
      returning c.organisation_id, c.people
    )
    insert into choices_counted (organisation_id, people)
    select organisation_id, sum(people)
    from added
    group by organisation_id
  `.execute(db);
}
