// The columns that the head of the table of classes and its lines share.

export const classColumns = "104px 28px 70px 70px minmax(0, 1fr) minmax(0, 1fr) 40px 28px";

/** Too narrow for one line: names go below. */
export const narrowTable = "@container (max-width: 519.95px)";
