import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { offerOrder } from "../../../../src/cms/browser/lists/offer-order";

beforeEach(() => {
  document.body.innerHTML = '<div class="css-1-CollectionTopRow"></div>';
});

describe("The button that changes the order", () => {
  it("is on lists with an order of their own, once", async () => {
    const open = jest.fn();
    offerOrder(document, "#/collections/faqs", open);
    offerOrder(document, "#/collections/faqs", open);
    await userEvent.click(screen.getByRole("button", { name: "Change the order" }));
    expect(open).toHaveBeenCalledWith("faqs");
  });

  it("is on no other list", () => {
    offerOrder(document, "#/collections/faqs", jest.fn());
    offerOrder(document, "#/collections/areas", jest.fn());
    expect(screen.queryByRole("button")).toBeNull();
  });
});
