// The demo's accounts. Their password is public, so the demo listens on this machine only.

export const demoPassword = "atalaya-demo";

export type DemoAccount = {
  email: string;
  name: string;
  is_super_admin: 0 | 1;
  /** Role key, and the code of the place it is held in; null is everywhere. */
  roles: [role: string, code: string | null][];
};

export const demoAccounts: DemoAccount[] = [
  { email: "super@demo.test", name: "Superadmin Demo", is_super_admin: 1, roles: [] },
  { email: "admin@demo.test", name: "Administradora Demo", is_super_admin: 0, roles: [["admin", "CL-VS"]] },
  {
    email: "officer@demo.test",
    name: "Oficial Demo",
    is_super_admin: 0,
    roles: [
      ["editor", "05101"],
      ["editor", "05109"],
    ],
  },
  { email: "validator@demo.test", name: "Validadora Demo", is_super_admin: 0, roles: [["validator", "CL-VS"]] },
  { email: "viewer@demo.test", name: "Analista Demo", is_super_admin: 0, roles: [["viewer", null]] },
];
