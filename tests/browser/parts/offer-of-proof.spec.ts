import { expect } from "@playwright/test";
import { homePage } from "../../published/published-content";
import { test } from "../test";

const { proofOffer } = homePage.hero;

test("What the home page offers to show begins the request, before what was typed, and only once", async ({
  page,
}) => {
  await page.goto("/");
  const offer = page.getByRole("link", { name: proofOffer, exact: true });
  test.skip((await offer.count()) === 0, "The company page shows people or papers: nothing is offered.");
  const details = page.locator("#quote-projectDetails");
  await details.fill("A bath and a floor");
  await offer.click();
  await expect(details).toHaveValue(`${proofOffer}\nA bath and a floor`);
  await expect(page).toHaveURL("/#contact");
  await offer.click();
  await expect(page).toHaveURL("/#contact");
  await expect(details).toHaveValue(`${proofOffer}\nA bath and a floor`);
});
