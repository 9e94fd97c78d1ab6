/** An owner's entries for a December, far from today, so that only a test's clock sees them. */
export const newDays = {
  otherHours: [
    { from: "2031-12-24", to: "2032-01-02", text: "Messages are answered from 5 January on." },
    { from: "2032-03-08", to: "2032-03-09", opens: "12:00", closes: "15:30" },
  ],
  notices: [
    {
      text: "We show tiles at the Christmas fair.",
      from: "2031-12-05",
      to: "2031-12-07",
      link: { text: "See our rooms", to: "/portfolio" },
    },
  ],
} as const;
