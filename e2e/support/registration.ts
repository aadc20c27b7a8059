import type { Person } from "./people.ts";
import type { Visit } from "./browser.ts";

/** From the landing page to the choice of the profile type. */
export async function openAccount(visitor: Visit, person: Person): Promise<void> {
  const { page, look } = visitor;
  await page.goto("/");
  await page.getByText("link your health to the health of our planet").first().waitFor();
  await look("landing");
  await page.getByRole("link", { name: "Sign me up", exact: true }).click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  await look("register");
  await createAccount(visitor, person);
  await page.getByRole("heading", { name: "What do you want to do?" }).waitFor();
  await look("register type");
}

/** Fills and submits the account form. */
export async function createAccount({ page }: Visit, person: Person): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create my account" }).click();
}

/** Chooses to burn, which asks for the health consent. */
export async function chooseToBurn({ page, look }: Visit): Promise<void> {
  await page.getByText("burn calories", { exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  const consent = page.getByRole("dialog", { name: "Your workouts are health data" });
  await consent.waitFor();
  await look("health consent");
  await consent.getByRole("checkbox").check();
  await consent.getByRole("button", { name: "Agree and continue" }).click();
  await page.getByRole("heading", { name: "Choose your organisations" }).waitFor();
}

export async function chooseToGive({ page }: Visit): Promise<void> {
  await page.getByText("micro donate", { exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { name: "Support your first burner" }).waitFor();
}

/** Checks that an empty choice is refused, then ticks these organisations. */
export async function chooseOrganisations({ page, look }: Visit, names: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("You must choose at least 1 organisation").waitFor();
  for (const name of names) await page.getByRole("checkbox", { name }).check();
  await page.getByText(`${names.length} selected`).waitFor();
  await look("register organisations");
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Skips the last step, which is optional. */
export async function skipLastInformations({ page, look }: Visit, person: Person): Promise<void> {
  await page.getByRole("heading", { name: "Almost there" }).waitFor();
  await look("register last");
  await page.getByRole("button", { name: "Skip" }).click();
  await page.getByRole("heading", { level: 1, name: `Welcome, ${person.firstName}` }).waitFor();
  await look("registered");
  await page.getByRole("link", { name: "Back to home" }).click();
  await page.getByRole("heading", { level: 1, name: `Hello, ${person.firstName}` }).waitFor();
}
