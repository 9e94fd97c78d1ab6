import { followWholeAddresses, type LoadPage } from "../../src/hydration/follow-links";

/** What becomes of a tapped link to the form where the next page loads like this. */
async function followed(loadPage: LoadPage) {
  const navigate = jest.fn();
  const leaveFor = jest.fn();
  const page = Object.assign(Object.create(window), { ___navigate: navigate });
  followWholeAddresses(page, loadPage, leaveFor);
  await page.___navigate("/?from=flyer#contact", { replace: false });
  return { navigate, leaveFor };
}

it("A link whose page can be loaded is Gatsby's", async () => {
  const loadPage = jest.fn(async () => ({ status: "success" }));
  const { navigate, leaveFor } = await followed(loadPage);
  expect(loadPage).toHaveBeenCalledWith("/?from=flyer");
  expect(navigate).toHaveBeenCalledWith("/?from=flyer#contact", { replace: false });
  expect(leaveFor).not.toHaveBeenCalled();
});

it.each([[{ status: "error" }], [undefined]])(
  "A link whose page cannot be loaded is the browser's, with its question and its # (%j)",
  async (answer) => {
    const { navigate, leaveFor } = await followed(async () => answer);
    expect(leaveFor).toHaveBeenCalledWith("/?from=flyer#contact");
    expect(navigate).not.toHaveBeenCalled();
  },
);

it("A link is the browser's while a form is being sent, for it asks whether to leave", async () => {
  document.body.innerHTML = '<form aria-busy="true"></form>';
  const { navigate, leaveFor } = await followed(async () => ({ status: "success" }));
  document.body.replaceChildren();
  expect(leaveFor).toHaveBeenCalledWith("/?from=flyer#contact");
  expect(navigate).not.toHaveBeenCalled();
});
