// Which noun of the API a call belongs to.

/** By the part of the address behind /api; several parts that are one matter stand together. */
const together: Record<string, string> = {
  login: "account",
  logout: "account",
  password: "account",
  settings: "account",
  user: "account",
  events: "live",
  presence: "live",
  uploads: "files",
  attachments: "files",
  maintenance: "installation",
  grounds: "maps",
};

/** The noun that a call belongs to. */
export function nounAt(path: string): string {
  const [, first = "", second = ""] = path.split("/");
  return first === "api" ? (together[second] ?? second) : first;
}
