import { expect, test } from "@playwright/test";
import { areas, first } from "../../published/published-content";
import { stored } from "../edited-site";
import { ask, field, open, problems, publish, write } from "../editing";

const { slug } = first(areas);

test("An old address is added by hand, and is tried before it leads anywhere", async ({ page }) => {
  await open(page, "redirects");
  await ask(page, "Add redirect");
  await write(field(page, "Old address"), `/areas/${slug}`);
  await field(page, "New address").selectOption("/portfolio");
  await ask(page, "Publish");
  const fault = "Remove this redirect, or first the page that is here.";
  await expect(problems(page)).toContainText(fault);
  await expect(field(page, "Old address")).toHaveAccessibleDescription(new RegExp(fault));

  await write(field(page, "Old address"), "https://www.tiler.example/About_us.php");
  await field(page, "New address").focus();
  await expect(field(page, "Old address")).toHaveValue("/About_us.php");
  await expect(field(page, "New address").getByRole("option", { name: "/404" })).toHaveCount(0);
  await field(page, "New address").selectOption({ label: "/ – Words and pictures" });
  await publish(page);
  expect(stored("redirects.json").redirects).toContainEqual({ from: "/About_us.php", to: "/" });
});
