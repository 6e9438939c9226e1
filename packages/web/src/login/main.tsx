// Starts the login page.
export {};
