// What a save fails with when the person calls it off: nothing is wrong, and what was typed stays.

export class SaveCancelled extends Error {}
