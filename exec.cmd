@rem Windows has no "exec": npm start runs what follows it.
@%*
