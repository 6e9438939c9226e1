// The application's events: raised by anybody, answered by the shell and, for signing in, by the login page.

export type MessageType = "success" | "info" | "warning" | "error";

/** A button in the snackbar, such as "Undo". */
export type MessageAction = { label: string; run: () => void };
/** `also`: a second way on, behind the first. */
export type Message = { message: string; type?: MessageType; action?: MessageAction; also?: MessageAction };

export type AppEvents = {
  APP_LOGIN_SUCCESS: { redirect: string };
  /** The guard could not get the user with the token it has. */
  APP_AUTH_FAILED: Record<never, never>;
  /** A 401 came while signed in. */
  APP_TOKEN_EXPIRED: Record<never, never>;
  /** A 403 came for something the user asked for; a background one only shows its message. */
  APP_ACCESS_DENIED: { message: string };
  /** An answer of 500 or above. */
  APP_SERVER_FAILED: { request_id?: string };
  /** A call was refused for maintenance. */
  APP_MAINTENANCE: Record<never, never>;
  APP_RESOURCE_DELETED: Message;
  APP_RESOURCE_UPDATED: Message;
  APP_LOGOUT: Record<never, never>;
  SET_MESSAGE: Message;
  /** The user chose another active place. */
  APP_PLACE_CHANGED: Record<never, never>;
  APP_DRAWER_TOGGLED: Record<never, never>;
};
export type AppEventName = keyof AppEvents;

type Listener<N extends AppEventName> = (payload: AppEvents[N]) => void;

const listeners = new Map<AppEventName, Set<Listener<never>>>();

/** Listens until the returned function is called. */
export function on<N extends AppEventName>(name: N, listener: Listener<N>): () => void {
  const known = listeners.get(name) ?? new Set();
  listeners.set(name, known.add(listener as Listener<never>));
  return () => known.delete(listener as Listener<never>);
}

/** Tells every listener. */
export function raise<N extends AppEventName>(name: N, payload: AppEvents[N]): void {
  for (const listener of listeners.get(name) ?? []) (listener as Listener<N>)(payload);
}
